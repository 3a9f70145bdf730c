import { serviceTypes } from "@iep-insider/sdk/contract";
import { contactKeys } from "../../../src/contacts/contactKeys.ts";
import type { Database } from "../../../src/database/openDatabase.ts";
import { changeTotals } from "../../../src/totals/totals.ts";
import { momentOf } from "./moments.ts";
import { oneOf, personOf } from "./people.ts";
import { seededRandom } from "./seededRandom.ts";
import { writeRows } from "./writeRows.ts";

const sentences = [
  "My daughter's school has not answered my request for an evaluation.",
  "We got a new plan with fewer hours of speech therapy, and nobody told us why.",
  "The meeting is next week, and I would like somebody to come with me.",
  "Could you read three years of reports before the 14th?",
  "He has dyslexia, and the school says that his grades are too good.",
  "What does it cost, and how soon could you begin?",
  "I paid for the tool and cannot find my answer any more.",
  "Thank you for the letter. It worked.",
];

/**
 * Writes messages of two years, the oldest first, as they would have come in; one in ten waits for an answer.
 * @param now when the newest came.
 */
export async function fillContacts(database: Database, count: number, now: Date): Promise<void> {
  const random = seededRandom(7);
  await writeRows(database, database.contacts, count, (number) => {
    const person = personOf(random, number);
    const contact = { ...person, lastName: random() < 0.1 ? null : person.lastName };
    const isAnswered = random() < 0.9;
    const createdAt = momentOf(number, count, now, random);
    return {
      ...contact,
      ...contactKeys(contact),
      phone: random() < 0.5 ? null : `555 ${String(number).padStart(7, "0")}`,
      serviceType: oneOf(serviceTypes, random),
      message: Array.from({ length: 1 + Math.floor(random() * 4) }, () => oneOf(sentences, random)).join(" "),
      createdAt,
      isPro: random() < 0.1,
      isAnswered,
      answeredAt: isAnswered ? createdAt : null,
      answeredBy: null,
    };
  });
  const waiting = await database.contacts.count({ where: { isAnswered: false } });
  await database.transaction((transaction) =>
    changeTotals(database, transaction, { contacts: count, "contacts unanswered": waiting }),
  );
}
