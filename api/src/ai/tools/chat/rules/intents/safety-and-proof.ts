import type { Intent } from "../Intent.ts";

/** Police and threats, punishment for complaints, recordings and papers, and what is owed for lost time. */
export const safetyAndProof: readonly Intent[] = [
  {
    id: "police-at-school",
    title: "Police at school",
    law: ["crime-reports", "manifestation", "discipline-10-days"],
    answer: [
      "A school may report a crime to the police, and the police may act, also when a child has a disability.",
      "A school that reports one must see that copies of your child's special education and discipline records go along, as far as the federal privacy law permits.",
      "What the police do does not change the school's own rules. The limits on removal still hold. If your child's placement changes, the manifestation meeting is due.",
    ],
    doNext: [
      "Get a lawyer before your child answers questions: ask for the public defender if you cannot pay.",
      "Ask the school which records it sent, to whom, and when.",
      "Ask for the count of days out and for the manifestation meeting in writing.",
    ],
  },
  {
    id: "threat-assessment",
    title: "A threat assessment",
    law: ["discipline-10-days", "manifestation", "behavior-in-iep", "records-access"],
    answer: [
      "No IDEA rule sets out a threat assessment. Your state or district may have its own, so ask for it.",
      "Days that your child must stay home still count as removals if they are for breaking a rule. From the 11th day in a school year, services are due. A change of placement calls for the manifestation meeting.",
      "Ask that someone who knows your child's disability take part. The team should look at what your child meant and what support would help.",
    ],
    doNext: [
      "Ask in writing what has to happen, by whom, and by which day your child is back.",
      "Ask to see the papers of the assessment, as part of your child's records.",
      "Ask for an IEP or 504 meeting about support and safety.",
    ],
  },
  {
    id: "retaliation",
    title: "Punished for complaining",
    law: ["no-retaliation", "ocr-complaint", "section-504-rights"],
    answer: [
      "A school that gets federal money may not threaten, punish or treat you or your child worse because you complained about disability rights or took part in a case.",
      "You do not have to be right about the first complaint to be protected in this way, but you need facts: what you did, what the school did after it, and how close in time.",
      "You can complain to the Office for Civil Rights within 180 calendar days of what happened.",
    ],
    doNext: [
      "Make a timeline: your complaint, then each change, with dates and names.",
      "Write to the district's Section 504 or civil rights officer, calmly and with that list.",
      "Mark the last day for a complaint to the Office for Civil Rights.",
    ],
  },
  {
    id: "secret-recording",
    title: "Recording without telling",
    law: ["recording-without-telling", "recording-meetings"],
    topic: "recordingConsent",
    answer: [
      "Tell everyone before you record. Federal wiretap law lets you record a talk that you take part in. Some states ask for the consent of everyone in it, and there it can be a crime to record without that.",
      "A recorder in a backpack picks up talks that you take no part in. Do not send one to school.",
      "For a meeting, ask openly. A school's ban must make an exception if you need a recording to understand the IEP.",
    ],
    doNext: [
      "Do not share a recording that you have made. Ask a lawyer about your state first.",
      "Ask the school in writing to record the next meeting, and say why you need it.",
      "Bring somebody who takes notes, and send the school a summary after it.",
    ],
  },
  {
    id: "test-protocols",
    title: "Seeing test booklets and raw scores",
    law: ["records-access", "evaluation-standards"],
    answer: [
      "You may look at the education records that the school keeps on your child, without unnecessary delay and within 45 days at the latest. Answer sheets that carry your child's name are records about your child, so ask to see them.",
      "The school must also explain records when you ask. Ask the psychologist to go through the scores with you.",
      "Copies are owed where you could not see the records otherwise. A school may say that a test is under copyright; ask to look at it there, with somebody from the school.",
    ],
    doNext: [
      "Ask in writing to see the answer sheets and all scores, raw scores too.",
      "Ask for a day when the psychologist can explain them to you.",
      "If the school says no, ask which rule it goes by.",
    ],
  },
  {
    id: "attendance-signature",
    title: "Signing that you were there",
    law: ["consent-iep-signature", "consent-initial-services"],
    answer: [
      "A name on an attendance line says that you were there. It is not the consent that the law asks for.",
      "A school may not start the first special education services until a parent agrees in writing. For later IEPs federal law asks for no signature; many states have rules of their own.",
      "So read what stands above the line. If it says more than attendance, you can write what you do and do not agree to.",
    ],
    doNext: [
      'Write to the school today: "I signed to show that I attended. I did not agree to..."',
      'Next time, write "attended only" beside your name.',
      "Ask for a copy of every page that bears your name.",
    ],
  },
  {
    id: "compensatory-services",
    title: "Make-up services for lost time",
    law: ["compensatory-education", "state-complaint", "iep-content"],
    answer: [
      "Services that your child should have had can be ordered later, to make up for what was lost. A hearing officer, a court or the state agency can order it.",
      "First ask the school: it can agree to make-up services by itself. No federal rule says that it has to be hour for hour; the aim is to make good what your child lost.",
      "A state complaint is free. It covers what happened in the year before the state receives it.",
    ],
    doNext: [
      "Add up what the IEP promised and what was given, week by week.",
      "Send the school that count, and say what you ask for: how much, when, by whom.",
      "Mark the day one year after the first missed service you want counted.",
    ],
  },
  {
    id: "mental-health-services",
    title: "Counseling and mental health at school",
    law: ["school-counseling", "related-services", "parent-request-evaluation"],
    answer: [
      "Counseling, psychological services and school social work can be part of the IEP, at no cost to you, if your child needs them to benefit from special education.",
      "They can include counseling for your child and your family, and help with behavior. Medical treatment by a doctor is not part of it.",
      "If your child has no IEP, you can ask the school to test for social and emotional needs too. Section 504 can also give support.",
    ],
    doNext: [
      "Ask in writing for counseling to be looked at, and say what you see at home and at school.",
      "Ask for minutes, the kind of staff, and a goal in the IEP.",
      "If your child is in danger now, call or text 988, or call 911.",
    ],
  },
  {
    id: "speech-teletherapy",
    title: "Therapy by video",
    law: ["fape", "iep-content", "iep-amendment", "related-services"],
    answer: [
      "We know of no federal special education rule that forbids therapy by video or that makes you take it. The question is whether it meets your child's needs.",
      "The IEP must state the services, how much and where. A change to the IEP needs a team meeting, or your agreement in writing.",
      "If your child cannot look at a screen, answer a voice or sit alone with it, the team should see that. A lack of staff is no reason to give less than the IEP says.",
    ],
    doNext: [
      "Write down how each video session went: minutes, help needed, what was done.",
      "Ask for the therapist's notes and data.",
      "Ask for a meeting to decide on therapy in person, and on time already lost.",
    ],
  },
];
