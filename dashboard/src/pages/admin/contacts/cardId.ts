/** Of a message's card in the document. */
export function cardId(contactId: number): string {
  return `contact-${contactId}`;
}
