export declare const FIREFOX: string;
export declare const WEBKIT_DRIVER: string;
