export { addressesOf, type HouseAddress } from './addresses.ts';
export { qrCode } from './qr.ts';
export { type RunningServer, type ServerOptions, startServer, WEB_DIST } from './start.ts';
