/** Who decides, or what is decided on, in a school's letter. */
export const school = String.raw`(?:we|i|it|our (?:team|district|school|staff)|the (?:\w+[- ]){0,3}(?:district|team|school|committee|department|agency|division|office)|your request(?: for [^.]{0,80}?)?|the request|this request|(?:that|this)(?: service| request)?)`;
const negation = String.raw`(?:unable|not (?:be )?(?:\w+ly )?(?:able|going|in a position|mov\w+|recommend\w*|approv\w*|support\w*|grant\w*|agree\w*|provid\w*|offer\w*|add\w*|chang\w*|conduct\w*|consider\w*|appropriate|necessary|warranted|needed|required|eligible|honor\w*|fund\w*|pay|pursu\w*|proceed\w*|accept\w*|complet\w*|schedul\w*|evaluat\w*|test\w*|approved|possible|something)|declin\w*|den(?:y|ied|ies|ying)|refus\w*|cannot|can ?not|can't|won't|will not|regret\w*|reject\w*|turn\w* down|decided against|no longer (?:be )?(?:provid\w*|offer\w*|need\w*|qualif\w*|eligible)|(?:does|do|did) not (?:qualify|meet|recommend|support|agree|approve|intend|plan|find|see))`;
/** A sentence in which a school refuses something. */
export const refusal = new RegExp(
  String.raw`\b${school}\b[^.]{0,90}?(?:\b${negation}\b|n['’]t (?:\w+ly )?(?:be )?(?:able|going|mov\w+|recommend\w*|approv\w*|support\w*|grant\w*|agree|provid\w*|offer\w*|add\w*|do|need\w*|think|feel|see|appropriate|necessary|warranted|qualif\w*|eligible|something|possible|in a position|consider\w*|meet|have)\b)`,
  "i",
);
