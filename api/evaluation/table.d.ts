/** Rows as lines: the first column to the left, the others to the right, each as wide as its widest cell. */
export declare function table(rows: readonly (readonly string[])[]): readonly string[];
