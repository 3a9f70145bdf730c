/** What the time is. Passed in, so that a test can say so. */
export type Clock = () => Date;
