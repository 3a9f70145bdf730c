import type { Intent } from "../Intent.ts";

/** Staff, medicine, and support for behavior. */
export const staff: readonly Intent[] = [
  {
    id: "teacher-qualifications",
    title: "Whether staff are qualified",
    law: ["personnel-qualifications"],
    answer: [
      "Special education teachers must be fully certified or licensed by the state and hold at least a bachelor's degree. Charter schools follow their state's charter law.",
      "Therapists must meet the state's rules for their work. Aides must be trained and supervised.",
      "You may file a state complaint about this. There is no separate right to sue over it, or to get a teacher of your choice.",
    ],
    doNext: [
      "Ask the district in writing for the person's license and training.",
      "Ask who supervises the aide.",
      "If the answer worries you, ask the state agency about a complaint.",
    ],
  },
  {
    id: "medicine-demanded",
    title: "A school that asks for medicine",
    law: ["medication-ban"],
    answer: [
      "A school may not make a prescription for a controlled substance a condition. Not for coming to school, not for testing, not for services.",
      "Teachers may still tell you what they see in class.",
      "What your child takes is for you and your doctor to decide.",
    ],
    doNext: [
      "Ask the school to put what it said in writing.",
      "Ask for supports at school instead, and for a team meeting.",
      "Tell the principal in writing that medicine may not be a condition.",
    ],
  },
  {
    id: "behavior-support",
    title: "Support for behavior",
    law: ["behavior-in-iep", "parent-requested-meeting"],
    topic: "meeting",
    answer: [
      "When behavior gets in the way of learning, the IEP team must consider positive supports and other strategies. It does not take a suspension first.",
      "You can ask for a functional behavioral assessment, which looks at why the behavior happens. Outside of some discipline cases, federal law does not order one on request, so give your reasons.",
    ],
    doNext: [
      "Note what comes before and after each event.",
      "Ask in writing for a functional behavioral assessment and a meeting.",
      "Ask that supports stand in the IEP, with who does what.",
    ],
  },
  {
    id: "restraint",
    title: "Restraint and seclusion",
    law: ["behavior-in-iep", "parent-requested-meeting", "records-access"],
    topic: "restraint",
    answer: [
      "That is frightening for a child and for you. We hold no federal rule on restraint or seclusion, so we do not say what is allowed. State rules differ: ask your state agency or parent center about them today.",
      "What we do hold: when behavior gets in the way of learning, the IEP team must consider positive supports. You may ask for a meeting and for all records of what happened.",
      "If your child is hurt, see a doctor first.",
    ],
    doNext: [
      "Ask in writing for the report of each event, and for your state's rule.",
      "Ask for an IEP meeting about safety.",
      "Keep photos, doctor's notes and your child's own words.",
    ],
  },
];
