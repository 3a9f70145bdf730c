/** An error in the shape that Sequelize's SQLite dialect reads: `code`, and the code again before the text. */
export declare class DriverError extends Error {
    readonly code: string;
    constructor(code: string, text: string);
}
/** @returns whether another connection holds the database and may let go of it. */
export declare function isWorthRetrying(error: unknown): boolean;
/** @returns what Sequelize can read; errors that are not SQLite's stay what they are. */
export declare function toDriverError(error: unknown): unknown;
