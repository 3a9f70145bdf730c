import { date, id, integer, longText, type RowOf, references, table, writtenText } from "./table.ts";

/** An operator's answer to a message, as it was mailed. Deleted with the message. */
export interface ContactAnswer extends RowOf<typeof contactAnswers> {}

export const contactAnswers = table("ContactAnswer", "contact_answers", {
  id: id(),
  contactId: references(integer(), "contacts", "CASCADE"),
  text: longText(),
  sentAt: date(),
  /** The operator's account id; the account may have been deleted since. */
  sentBy: integer(),
}).with({
  collate: writtenText,
  indexes: { contact_answers_contact: ["contactId", "id"] },
});
