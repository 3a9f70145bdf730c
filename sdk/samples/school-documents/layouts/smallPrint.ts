import { type Block, checks, columns, heading, list, pageBreak, text } from "../blocks.ts";

/** Procedural text as forms carry it: words of every section of an IEP, and nothing to find. */
const rights = [
  "Parents are members of every group that makes decisions about eligibility, about the content of the individualized education program and about the educational placement of their child. You may bring other people who know your child or who have special expertise.",
  "The school must give you written notice a reasonable time before it proposes, or refuses, to begin or change the identification, evaluation or placement of your child, or the provision of a free appropriate public education. The notice describes the action, explains why, and lists the evaluations and records on which it is based.",
  "Your written consent is needed before the first evaluation, before special education and related services are first provided, and before most reevaluations. You may revoke consent for services in writing. Revoking consent does not change what has already happened.",
  "You may inspect and review all education records that relate to your child. The school may charge for copies unless that would keep you from using this right. You may ask that a record be amended if you believe that it is inaccurate or misleading.",
  "If you disagree with an evaluation that the school obtained, you may ask for an independent educational evaluation at public expense. The school must then either provide it or request a hearing to show that its own evaluation is appropriate.",
  "Annual goals describe what a child can be expected to accomplish within a year. Services, accommodations and modifications are provided so that the child can advance toward the goals, take part in the general curriculum and in extracurricular activities, and be educated with other children with and without disabilities.",
  "Special classes, separate schools or other removal from the regular educational environment occur only when the nature or severity of the disability is such that education in regular classes with supplementary aids and services cannot be achieved satisfactorily.",
  "Disagreements can be resolved by talking with the teacher or the case manager, by mediation, by a written complaint to the state, or by a due process hearing. Mediation is voluntary and free for parents.",
  "When a student with a disability is removed for disciplinary reasons in a way that changes the placement, the team reviews whether the conduct was a manifestation of the disability. Services continue during such a removal.",
  "Extended school year services are provided when the team determines that they are necessary. No category of disability, and no type or amount of service, is excluded in advance.",
];

/** A page of procedural text in small print. */
export function rightsPage(title: string, from = 0, to = rights.length): Block[] {
  return [pageBreak, heading(title), ...rights.slice(from, to).map((words) => text(words, { small: true }))];
}

/** The same in two columns. */
export function rightsInColumns(title: string): Block[] {
  const half = rights.length / 2;
  const column = (words: readonly string[]) => words.map((one) => text(one, { small: true }));
  return [pageBreak, heading(title), columns(column(rights.slice(0, half)), column(rights.slice(half)))];
}

/** Pages of a packet that do not apply to this child and were printed all the same. */
export function emptyPages(): Block[] {
  return [
    pageBreak,
    heading("Consideration of Special Factors"),
    text(
      "Does the student's behavior impede learning? If yes, complete the functional behavioral assessment.",
    ),
    checks(
      [
        ["Yes", false],
        ["No", true],
      ],
      6,
    ),
    text("Is the student an English learner?"),
    checks(
      [
        ["Yes", false],
        ["No", true],
      ],
      6,
    ),
    text("Does the student need instruction in braille?"),
    checks(
      [
        ["Yes", false],
        ["No", true],
      ],
      6,
    ),
    text("Does the student need assistive technology devices or services?"),
    checks(
      [
        ["Yes", false],
        ["No", true],
      ],
      6,
    ),
    pageBreak,
    heading("Functional Behavioral Assessment (as appropriate)"),
    ...["Target behavior", "Setting", "Antecedents", "Consequences", "Hypothesis"].flatMap((title) => [
      text(`${title}:`, { bold: true }),
      text("N/A"),
    ]),
    pageBreak,
    heading("Behavioral Intervention Plan (as appropriate)"),
    ...["Strategies", "Environmental changes", "Rewards", "Crisis plan", "Data collection"].flatMap(
      (title) => [text(`${title}:`, { bold: true }), text("N/A")],
    ),
    pageBreak,
    heading("Consent to Bill Public Insurance"),
    text(
      "The school may ask for your consent before it uses public benefits or insurance to pay for services. Services are provided whether or not you consent.",
    ),
    checks(
      [
        ["I consent.", false],
        ["I do not consent.", false],
      ],
      2,
    ),
    list(["Parent/guardian: ______________________", "Date: ______________"], ""),
    pageBreak,
    heading("Excusal of a Team Member"),
    text(
      "A required member may be excused from a meeting if the parent and the school agree in writing and, where the member's area is discussed, the member gives written input before the meeting.",
    ),
    list(["Member excused: ______________________", "Agreed by: ______________________"], ""),
  ];
}
