export function cardId(contactId: number): string {
  return `contact-${contactId}`;
}
