/** What a school gives. */
export const service =
  "(?:services?|therapy|therapist|minutes|support|supports|instruction|accommodations?|aide|paraprofessional|counseling|sessions?|intervention|extra time|extended time|extra help|tutoring|resource room|small group|speech|ot|pt|occupational|physical therapy|help from|one-on-one|consultation|device|seating|breaks|access)";

/** "Receive 30 minutes of speech": what the child gets, not what the child learns. */
export function isGiven(fromVerb: string): boolean {
  const clause = fromVerb.split(/\b(?:as measured|by \[|by the end)\b/iu)[0] ?? "";
  return new RegExp(
    `^(?:receive|get|be (?:provided|given|offered|allowed|pulled|seen|supported|placed)|attend|participate in|have (?:access|a|an|the)?|see|go to|meet with|work with|use the resource)\\b.*\\b${service}\\b`,
    "iu",
  ).test(clause);
}
