import type { SQLInputValue } from "node:sqlite";
/** @returns the arguments for a `node:sqlite` statement: one object of names, or the values in order. */
export declare function toBindings(parameters: readonly unknown[] | Readonly<Record<string, unknown>> | undefined): SQLInputValue[];
/**
 * Integers come as bigints, so that none is rounded. As with mysql2, those that a number can hold become numbers
 * and the others strings of digits.
 */
export declare function toPlainRow(row: Record<string, unknown>): Record<string, unknown>;
