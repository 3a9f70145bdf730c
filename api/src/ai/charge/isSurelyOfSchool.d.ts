/**
 * The gate before every charge: whether what a parent wrote is surely a matter of a US school's duties to a child with a
 * disability. Two readings have to agree: a classifier that has learned whole messages, and the parties that are named,
 * which are found by words. What does not pass is answered all the same, for nothing.
 */
export declare function isSurelyOfSchool(message: string): boolean;
