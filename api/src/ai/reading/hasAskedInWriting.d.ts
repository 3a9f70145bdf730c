/**
 * Whether a parent says that the school has a request or a letter, so that we do not advise writing one.
 * @param today `YYYY-MM-DD`.
 */
export declare function hasAskedInWriting(account: string, today: string): boolean;
