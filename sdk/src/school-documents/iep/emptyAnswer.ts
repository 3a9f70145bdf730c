/** "N/A", "None at this time", "—": what forms have where nothing applies. */
export const isEmptyAnswer = (text: string) =>
  /^(n\s?\/?\s?a|none|not applicable|no|nothing|[-–—_.\s]*)\b[^a-z]*(at this time|needed|required|noted|for this student)?[^a-z]*$/i.test(
    text.trim(),
  );
