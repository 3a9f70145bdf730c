/** Whether a parent writes in distress, so that the answer begins with a kind word. */
export function isUpset(question: string): boolean {
  return signs.test(question) || /[!?]{3,}/.test(question) || isShouted(question);
}

const signs =
  /\b(?:so (?:tired|angry|upset|mad|frustrated|sad|scared|worried|done)|frustrat\w+|furious|exhaust\w+|overwhelm\w+|desperate|heartbro\w+|cry|crying|cried|in tears|scared|afraid|at my wit'?s'? end|at a loss|fed up|hopeless|helpless|can'?t (?:take|do) this|losing my mind|don'?t know what to do|dont know what to do|nobody (?:listens|cares|helps)|no one (?:listens|cares|helps)|breaks? my heart|sick of|please help)\b/i;

function isShouted(question: string): boolean {
  const letters = question.replace(/[^A-Za-z]/g, "");
  return letters.length > 30 && letters.replace(/[^A-Z]/g, "").length > letters.length * 0.7;
}
