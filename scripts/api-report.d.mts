export const REPORTS: string;
export function apiReports(): { readonly name: string; readonly file: string; readonly text: string }[];
