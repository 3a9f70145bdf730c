/** Remembers what was computed for an object, so that finding the law and writing the answer share one reading. */
export function oncePerInput<Input extends object, Output>(compute: (input: Input) => Output) {
  const computed = new WeakMap<Input, Output>();
  return (input: Input): Output => {
    const before = computed.get(input);
    if (before !== undefined) return before;
    const output = compute(input);
    computed.set(input, output);
    return output;
  };
}
