/** Remembers what was computed for an object, so that finding the law and writing the answer share one reading. */
export declare function oncePerInput<Input extends object, Output>(compute: (input: Input) => Output): (input: Input) => Output;
