/** The placeholder for the child's name in a template. */
export const childBlank = "[child's name]";

/** A phone may have made the apostrophe round. */
const blank = /\[child['’]s name\]/gi;

/** Puts the name in; without a name the blanks stay. */
export function withChildsName(text: string, name: string): string {
  return name === "" ? text : text.replace(blank, () => name);
}
