/** Whether a parent writes in distress, so that the answer begins with a kind word. */
export function isUpset(question: string): boolean {
  return (
    isInDistress(question) || /[!?]{3,}|please help|por favor ay[uú]d/i.test(question) || isShouted(question)
  );
}

/** Whether a parent says that it is too much, in English or Spanish. */
export function isInDistress(question: string): boolean {
  return signs.test(question) || signsInSpanish.test(question);
}

const signs =
  /\b(?:so (?:tired|angry|upset|mad|frustrated|sad|scared|worried|done)|frustrat\w+|furious|exhaust\w+|overwhelm\w+|desperate|heartbro\w+|cry|crying|cried|in tears|scared|afraid|at my wit'?s'? end|at a loss|fed up|hopeless|helpless|can'?t (?:take|do) this|losing my mind|don'?t know what to do|dont know what to do|nobody (?:listens|cares|helps)|no one (?:listens|cares|helps)|breaks? my heart|sick of)\b/i;

const signsInSpanish =
  /(?<!\p{L})(?:(?:estoy|ando|me siento|vivo) (?:(?:muy|tan|bien|ya|demasiado) )?(?:cansad|agotad|frustrad|desesperad|hart|triste|asustad|preocupad|enojad|abrumad|angustiad)[oa]s?|me siento sol[oa]|tengo (?:mucho )?miedo|no puedo m[aá]s|ya no puedo(?=\s*(?:$|[.,;!]|con ))|ya no aguanto|no s[eé] qu[eé] (?:m[aá]s )?hacer|llorando|nadie (?:me |nos )?(?:escucha|ayuda|hace caso))/iu;

function isShouted(question: string): boolean {
  const letters = question.replace(/[^A-Za-z]/g, "");
  return letters.length > 30 && letters.replace(/[^A-Z]/g, "").length > letters.length * 0.7;
}
