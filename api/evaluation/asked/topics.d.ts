export declare function isTopic(id: string): boolean;
