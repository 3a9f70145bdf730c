/** Stands in a template for the child's name, wherever the parent wrote it. */
export const childBlank = "[child's name]";

/** A phone may have made the apostrophe round. */
const blank = /\[child['’]s name\]/gi;

/** Puts the name in; without a name the blanks stay. */
export function withChildsName(text: string, name: string): string {
  return name === "" ? text : text.replace(blank, () => name);
}
