/** Wordings of published forms for the same part, column or label; the first that fits is replaced. */
type Wordings = readonly (readonly [RegExp, string])[];

const headings: Wordings = [
  [/transition/i, "Postsecondary Planning and Transition"],
  [/annual goals?.*(area|\d)/i, "$&"],
  [/(extended school|esy)/i, "Extended School Year (ESY) Determination"],
  [/present level|plaafp|performance/i, "Current Academic and Functional Levels of the Student"],
  [/(state|district|assessment|testing)/i, "Participation in Statewide and Districtwide Assessments"],
  [/goals/i, "Annual Measurable Goals for the Student"],
  [/(accommodations|supplementary|supports)/i, "Program Accommodations, Modifications and Supports"],
  [
    /(least restrictive|placement|lre|environment|participation)/i,
    "Determination of the Least Restrictive Environment",
  ],
  [/(services|special education)/i, "Special Education and Related Services to Be Provided"],
  [/(signature|participants|team|attendance|committee)/i, "Participants in the IEP Meeting and Signatures"],
];

const columns: Wordings = [
  [/^(service|type|special education|program)\b.*/i, "Type of service"],
  [/.*\b(location|setting|place|where)\b.*/i, "Educational setting"],
  [/^(start|begin|initiation)\b.*/i, "Initiation date"],
  [/^(end)\b.*/i, "Ending date"],
  [/.*\b(accommodation|modification|supplementary)\b.*/i, "Modification or accommodation"],
  [/^(area|domain)\b.*/i, "Domain or area"],
  [/.*present level.*/i, "Student's present level of performance"],
  [/^(annual |measurable )*goals?$/i, "Measurable goal"],
  [/^(comments?|narrative)$/i, "Teacher comments"],
  [/^(status|rating|progress)$/i, "Progress status"],
  [/^(name)$/i, "Printed name"],
  [/^(role|title|position)$/i, "Position or relationship"],
];

const labels: Wordings = [
  [/^(iep )?meeting date$|^date of (the )?(iep )?meeting$/i, "IEP team meeting held on"],
  [/^(iep )?(start|begin|effective|initiation|implementation)\b.*/i, "IEP implementation date"],
  [/^(iep )?(end|expir)\b.*/i, "IEP expiration date"],
  [/^(next )?annual (iep )?review.*|^review date$/i, "Next annual review due on or before"],
  [/^(next |triennial |re-?evaluation ).*(re-?eval|triennial|due).*/i, "Three-year reevaluation due by"],
  [/^date$/i, "Date of this document"],
  [/^placement.*|^setting$/i, "Educational placement"],
  [/^(annual |measurable )*goal$/i, "Measurable annual goal"],
];

const replaced = (wordings: Wordings) => (text: string) => {
  const found = wordings.find(([wording]) => wording.test(text));
  return found ? text.replace(found[0], found[1]) : text;
};

/** A whole heading is replaced, however long it is. */
export const otherHeadings = (text: string) =>
  headings.find(([wording]) => wording.test(text))?.[1].replace("$&", text) ?? text;
export const otherColumns = replaced(columns);
export const otherLabels = replaced(labels);
