/** The placeholder for the child's name in a template. */
export const childBlank = "[child's name]";

/** A phone may have typed a curly apostrophe. */
const blank = /\[child['’]s name\]/gi;

/** Inserts the name; without a name the blanks stay. */
export function withChildsName(text: string, name: string): string {
  return name === "" ? text : text.replace(blank, () => name);
}
