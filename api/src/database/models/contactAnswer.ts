import { date, id, integer, longText, type RowOf, table } from "./table.ts";

/** An operator's answer to a message, as it was mailed. Deleted with the message. */
export interface ContactAnswer extends RowOf<typeof contactAnswers> {}

export const contactAnswers = table("ContactAnswer", "contact_answers", {
  id: id(),
  contactId: integer(),
  text: longText(),
  sentAt: date(),
  /** The operator's account id; the account may have been deleted since. */
  sentBy: integer(),
});
