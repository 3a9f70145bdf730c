/** @returns the React component that wraps an element: `AideScreener` for `aide-screener`. */
export function componentName(tag: string): string {
  return tag.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
