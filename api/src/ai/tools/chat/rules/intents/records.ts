import type { Intent } from "../Intent.ts";

/** Records, and seeing the class. */
export const recordsAndVisits: readonly Intent[] = [
  {
    id: "see-records",
    title: "Your child's records",
    law: ["records-access"],
    topic: "records",
    answer: [
      "You may see your child's education records. The school must let you do so with no needless delay, and in no case more than 45 days after you ask.",
      "It must also be before any IEP meeting or hearing. You can send someone to look for you, and ask to have things explained.",
      "Copies are owed when you could not see the records in another way. The school may not charge for searching.",
    ],
    doNext: [
      "Ask in writing and list what you want: reports, data, notes, emails.",
      "Name your next meeting date, if there is one.",
      "Keep a copy of your request.",
    ],
  },
  {
    id: "correct-records",
    title: "Wrong facts in the records",
    law: ["records-amendment"],
    answer: [
      "You may ask the school to correct a record that is wrong or misleading, or that invades privacy. It has to decide within a reasonable time.",
      "If it says no, it must tell you so and offer you a hearing. That hearing is held by the school. It is not a due process hearing.",
      "If the answer is still no, you may add your own statement. It must be kept and shown with the record.",
    ],
    doNext: [
      "Write which page is wrong, what it says, and what is true.",
      "Add proof if you have some.",
      "If the school refuses, ask for the records hearing in writing.",
    ],
  },
  {
    id: "who-saw-records",
    title: "Who has seen the records",
    law: ["records-access-log", "records-access"],
    answer: [
      "The school must keep a log of who has seen your child's special education records, when, and why.",
      "You and staff who are allowed to see them are not listed in it.",
      "We hold no rule on whom the school may give records to. Ask the school in writing whom it gave them to, and which rule it went by.",
    ],
    doNext: [
      "Ask in writing to see the log.",
      "Ask which staff are allowed to see the records.",
      "Keep a note of what you were told.",
    ],
  },
  {
    id: "observe-class",
    title: "Watching the class",
    law: ["observation"],
    answer: [
      "Federal law does not give parents a right to visit the class, and it does not forbid it. State law and the school's policy decide.",
      "An outside evaluator may need to see the class where an independent educational evaluation calls for it.",
    ],
    doNext: [
      "Ask the school for its visitor policy.",
      "Ask in writing, and say what you want to see and when.",
      "If it says no, ask what other way there is: data, video, or a talk with the teacher.",
    ],
  },
];
