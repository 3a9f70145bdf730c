export function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}
