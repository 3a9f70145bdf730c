/** Who decides, or what is decided on, in a school's letter. */
export const school = String.raw`(?:we|i|it|they|our (?:team|district|school|staff)|the (?:\w+[- ]){0,3}(?:district|team|school|committee|department|agency|division|office)|your request(?: for [^.]{0,80}?)?|the request|this request|(?:that|this)(?: service| request)?)`;
const negation = String.raw`(?:unable|not (?:be )?(?:\w+ly )?(?:able|going|in a position|mov\w+|recommend\w*|approv\w*|support\w*|grant\w*|agree\w*|provid\w*|offer\w*|add\w*|chang\w*|conduct\w*|consider\w*|appropriate|necessary|warranted|needed|required|eligible|honor\w*|fund\w*|pay|pursu\w*|proceed\w*|accept\w*|complet\w*|schedul\w*|evaluat\w*|test\w*|approved|possible|something)|declin\w*|den(?:y|ied|ies|ying)|refus\w*|cannot|can ?not|can't|won't|will not|regret\w*|reject\w*|turn\w* down|(?:decided|chose|chosen|elected|voted|opted) (?:against|not)|no longer (?:be )?(?:provid\w*|offer\w*|need\w*|qualif\w*|eligible)|(?:does|do|did) not (?:qualify|meet|recommend|support|agree|approve|intend|plan|find|see|believe|feel|think))`;
/** What the school would give. */
const given = `(?:provid|add|conduct|approv|grant|offer|recommend|fund|chang|increas|reimburs|schedul|mak|pursu|consider|includ|expand|complet)`;
/** Refusals whose subject is the service: "Transportation will not be provided", "No evaluation will be conducted". */
const passive = String.raw`\b(?:will|can|could|shall|is|are|was|were) not (?:be |being |being )?${given}(?:ed|ted|ged|ned|d)\b|^(?:\w+, )?no [^.,]{3,60} (?:will|can|shall) be ${given}\w*\b|\bthere (?:is|was) (?:currently )?no (?:need|basis|reason|justification) (?:for|to)\b|\b(?:data|records|results|evidence|information) (?:do|does|did) not (?:support|show a need|indicate a need|warrant|demonstrate)\b`;
/** A sentence in which a school refuses something. */
export const refusal = new RegExp(
  String.raw`\b${school}\b[^.]{0,90}?(?:\b${negation}\b|n['’]t (?:\w+ly )?(?:be )?(?:able|going|mov\w+|recommend\w*|approv\w*|support\w*|grant\w*|agree|provid\w*|offer\w*|add\w*|do|need\w*|think|feel|see|appropriate|necessary|warranted|qualif\w*|eligible|something|possible|in a position|consider\w*|meet|have|believe)\b)|${passive}`,
  "i",
);
