/** Whether a line addresses the reader of a letter: "Dear Ms. Ames:", "Hi Ann,", "Mrs. Dunn,", "Trent -". */
export const isSalutation = (text: string) => greeting.test(text) || name.test(text);

const greeting =
  /^(?:(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|to (?:whom|the parents?|mr|ms))\b|morning\b.{0,30},$)/i;
const name =
  /^(?:(?:\p{L}+ )?(?:Mr|Mrs|Ms|Mx|Dr|Sra?)\.? \p{Lu}.{1,40}[,:–—-]|\p{Lu}\p{L}+(?: (?:and|&) \p{Lu}\p{L}+)?(?:,| [–—-]))$/u;
