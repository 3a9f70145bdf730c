/**
 * What tells an element from others on its page, after a reload as well: its id, else its place among those of its tag.
 * @returns "iep-letter-generator 0 "
 */
export function slotOf(element: Element): string {
  const { id, localName } = element;
  const root = element.getRootNode() as ParentNode;
  return `${localName} ${id || [...root.querySelectorAll(localName)].indexOf(element)} `;
}
