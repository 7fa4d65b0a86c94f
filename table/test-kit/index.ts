export { HonestTable } from './honest-table.ts';
