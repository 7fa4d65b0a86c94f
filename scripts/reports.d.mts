export interface Timed {
  readonly name: string;
  readonly seconds: number;
}

export declare function finishedFiles(file: string): (Timed & { readonly ok: boolean })[];
export declare function browserTests(report: object): (Timed & { readonly status: string })[];
export declare function endedEarly(report: object): { left: string[]; ok: boolean };
export declare function slowest(all: readonly Timed[], count?: number): Timed[];
