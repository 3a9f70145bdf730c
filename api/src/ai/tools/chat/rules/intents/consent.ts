import type { Intent } from "../Intent.ts";

/** Saying yes, no, or no longer. */
export const consent: readonly Intent[] = [
  {
    id: "sign-iep",
    title: "Signing the IEP",
    law: ["consent-iep-signature", "consent-initial-services", "stay-put"],
    topic: "laterConsent",
    answer: [
      "We know of no federal rule that makes you sign at the table. Ask to take the IEP home and read it.",
      "For the first IEP, services start only when you agree in writing. For later IEPs, federal law asks for no signature, but your state may have its own rule.",
      "An unsigned page does not freeze things by itself. Your child stays in the current placement only while a due process hearing is pending.",
    ],
    doNext: [
      "Write on the page which parts you agree with and which not, with the date.",
      "Ask what the school will do if you do not sign.",
      "Ask for prior written notice of each change.",
    ],
  },
  {
    id: "refuse-first-services",
    title: "Saying no to first services",
    law: ["consent-initial-services"],
    answer: [
      "Yes. The school may not start special education until you agree in writing.",
      "If you say no, the school cannot use mediation or a hearing to get around you. It is then not in breach of its duty for not giving those services.",
      "So a no means that your child gets none of them. You may want to hear what is offered first.",
    ],
    doNext: [
      "Ask for the offered services in writing.",
      "Ask what worries you: the label, the room, or the time out of class.",
      "Give your answer in writing, and keep a copy.",
    ],
  },
  {
    id: "revoke-consent",
    title: "Taking your child out of special education",
    law: ["revoke-consent"],
    answer: [
      "You can take back your consent in writing at any time. The school must send you written notice and then stop.",
      "Think about it first: it ends all special education and related services. You cannot use it to drop one service only.",
      "The school cannot fight it in a hearing. It does not have to change past records, and what was done before is not undone.",
    ],
    doNext: [
      "If only one service bothers you, ask for a meeting about that one.",
      "Talk to your parent center before you send the letter.",
      "If you are sure, write, date and sign it, and keep a copy.",
    ],
  },
  {
    id: "medicaid",
    title: "Medicaid and insurance",
    law: ["public-insurance-consent"],
    answer: [
      "You may say no. Your child must still get every service in the IEP free of charge.",
      "Before it first uses public insurance such as Medicaid, the school needs your written consent once, and must give you a written notice. It repeats the notice every year.",
      "For private insurance it needs your consent every time.",
    ],
    doNext: [
      "Ask the school for the written notice.",
      "Ask your insurer if billing would use up what your child needs elsewhere.",
      "Answer in writing and keep a copy.",
    ],
  },
];
