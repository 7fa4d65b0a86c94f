export declare function findChromium(): string | null;
export declare function chromiumArguments(): string[];
