import { type Span, spansOf, without } from "./Span.ts";

/** The clauses of a goal that say when, under what condition, and how it is measured. */
export interface Clauses {
  /** `[name 1]`, `[date 1]`: placeholders for removed personal details. */
  readonly placeholders: readonly Span[];
  readonly timeframes: readonly Span[];
  readonly conditions: readonly Span[];
  /** Words for the help that the child has: "with prompts", "independently". */
  readonly helps: readonly Span[];
  readonly tools: readonly Span[];
  readonly people: readonly Span[];
}

export function clausesIn(text: string): Clauses {
  const placeholders = spansOf(placeholder, text);
  const timeframes = spansOf(timeframe, text);
  const timeless = without(text, timeframes);
  const tools = spansOf(tool, timeless);
  return {
    placeholders,
    timeframes,
    conditions: spansOf(condition, timeless),
    helps: spansOf(help, timeless),
    tools,
    people: spansOf(person, timeless),
  };
}

const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b(?:\\.(?=\\s*\\d))?";

/**
 * Numbers that tell no amount: placeholders of details, days in brackets ("34 of 52 (10/26)"), calendar dates and
 * school years, and the goal's own number ("Goal 3 -").
 */
const placeholder = new RegExp(
  [
    "\\[(?:name|date|phone|email) \\d+\\]",
    "\\((?:as of )?\\d{1,2}/\\d{1,4}(?:/\\d{2,4})?\\)",
    "\\b\\d{1,2}/(?:\\d{1,2}/)?(?:19|20)\\d{2}\\b|\\b\\d{1,2}/\\d{1,2}/\\d{2}\\b",
    "\\b\\d{1,2}:\\d{2}\\b",
    `${month}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+(?:19|20)\\d{2}\\b`,
    `(?:(?:${month}|spring|fall|winter|summer),?\\s+)(?:of\\s+)?(?:19|20)\\d{2}\\b`,
    "\\b(?:19|20)\\d{2}\\s*[-–]\\s*(?:20)?\\d{2}\\b",
    "^\\W*(?:annual )?(?:goal|objective) (?:#|no\\. ?)?\\d+\\b",
  ].join("|"),
  "giu",
);
const day = `(?:\\[date \\d+\\]|\\d{1,2}/\\d{4}|\\d{1,2}[/-]\\d{1,2}(?:[/-]\\d{2,4})?|\\d{4}-\\d{2}-\\d{2}|${month}(?:\\s+\\d{1,2}(?:st|nd|rd|th)?(?!\\d))?(?:,?\\s+(?:of\\s+)?\\d{4})?|\\d{4}(?:\\s*-\\s*\\d{2,4})?(?:\\s+school year)?)`;
const amount =
  "(?:\\d+|a|an|one|two|three|four|six|eight|nine|ten|twelve|eighteen|twenty|thirty|forty|thirty-six)";
const periods =
  "(?:iep|school|academic|calendar|grading|annual|this|next|current|first|second|third|fourth|1st|2nd|3rd|4th|spring|fall|winter|summer|final|last)";
const timeframe = new RegExp(
  [
    `\\b(?:by|before|until|through|on or before|no later than)\\s+(?:the\\s+)?(?:end of\\s+|date of\\s+)?(?:the\\s+)?${day}`,
    `\\b(?:in|to)\\s+(?:${month}\\s+(?:of\\s+)?(?:19|20)\\d{2}|\\d{1,2}/(?:19|20)\\d{2})\\b`,
    `\\bby\\s+next\\s+(?:${month}|spring|fall|winter|summer)`,
    `\\b(?:by|at|before|until|through)\\s+(?:the\\s+)?(?:end|close|conclusion|time|date)\\s+of\\s+(?:[\\p{L}\\d'-]+\\s+){0,3}?(?:iep(?:\\s+(?:year|period|cycle))?|year|grade|semester|quarter|trimester|period|term|review|cycle)\\b`,
    `\\bby\\s+(?:(?:the|his|her|their)\\s+)?(?:${periods}\\s+){0,2}(?:annual|iep|review|year's end|year end|graduation|semester|quarter|trimester)(?:\\s+(?:review|meeting|date))*\\b`,
    `\\b(?:within|in)\\s+(?:the\\s+(?:next\\s+)?)?${amount}\\s+(?:(?:instructional|school|calendar|academic)\\s+)?(?:weeks?|months?|years?|semesters?|quarters?)\\b`,
    "\\bover the (?:course of the )?(?:next |coming |iep |school )?(?:school )?year\\b",
    "\\b(?:during|for|in|throughout|over) (?:the|this)(?: (?:\\d{4}\\s*-\\s*\\d{2,4}|current|coming|next|iep|school|academic|annual))* year\\b",
    "\\b(?:timeline|time ?frame|target date|end date|due(?: date)?)\\s*(?::|(?=\\d))\\s*[^.;,]+",
    "\\b(?:this|next) (?:school )?year\\b",
    "\\[date \\d+\\]",
  ].join("|"),
  "giu",
);

// A clause ends where the next one begins.
const end =
  "(?=[,;.()]|$|\\b(?:will|shall|now|currently|an average of|averages)\\b|\\b(?:as )?(?:measured|assessed|documented|recorded|evidenced|shown|demonstrated) by\\b|\\b(?:in|on|with|at|for|to)\\s+(?:at least\\s+)?(?:\\d+|one|two|three|four|five|six|eight|nine|ten)\\s*(?:%|percent|/|of\\b|out of|consecutive|accuracy)|\\b(?:with|in|on|at|for)\\s+(?:no more than|fewer than|less than|at least|up to)\\b|\\bby\\s+(?:the end|\\[date|\\d)|\\b\\d+\\s*(?:%|percent) of\\b|\\b\\d+\\s*(?:out of|/)\\s*\\d+\\b)";
const condition = new RegExp(
  [
    `\\b(?:when )?(?:given|provided with|provided|presented with|shown|asked|prompted|faced with)\\b(?!\\s+(?:by|as)\\b)[^,;.()]*?${end}`,
    `\\bwhen\\s+(?!necessary\\b)[^,;.()]*?${end}`,
    `\\b(?:during|while|after|before|following|upon|using|in response to|throughout)\\s+(?!the (?:iep|school) year|high school|completion of|graduat|exiting|leaving)[^,;.()]*?${end}`,
    "\\b(?:in|at|on|across|within) (?:(?:the|a|an|his|her|their|all|both|any|various|multiple|different)\\s+)?(?:[\\p{L}-]+\\s+){0,3}?(?:class(?:room|es)?|group|settings?|lunch(?:room)?|cafeteria|playground|recess|hallway|gym|bus|school|community|home|environments?|job site|store|lessons?|activit(?:y|ies)|conversations?|level (?:text|passage)s?|text|passages?|worksheets?)\\b",
    "\\b(?:conditions?|setting)\\s*:\\s*[^.;]+",
    "\\bfrom an? [^,;.()]{0,40}?(?:passage|text|list|book|story|word bank|menu)\\b",
    "\\bwith (?:a|an|the|his|her|their) [^,;.()\\d]{0,40}?(?:check-?in|plan|charts?|cards?|timer|schedule|organizer|checklist|alarm|buddy|map|list|device|calculator|visuals?|routine|menu)\\b",
  ].join("|"),
  "giu",
);

const help =
  /\b(?:independently|on (?:his|her|their) own|with(?:out)?\s+(?:\p{L}+\s+){0,3}?(?:prompts?|prompting|support|supports|help|assistance|cues?|reminders?|supervision|models?|modeling|organizers?|visuals?|calculator|checklist|aids?))\b/giu;

const toolNames =
  "(?:probes?|data (?:collection|sheets?|logs?|tracking|charts?)|(?:prompt|score|scoring|run|check-?in|tracking|sign-?in)[- ]?sheets?|(?:time-?)?clock reports?|attendance (?:system|entries|records?)|work samples?|running records?|checklists?|rubrics?|observations?|curriculum[- ]based (?:measure(?:ment|s)?|assessments?)|cbms?|tally|tallies|charts?|logs?|tests?|quizzes|exit tickets?|portfolio|records?|frequency counts?|(?:language|speech|writing|reading|work|behavior|permanent) samples?|permanent products?|video|recordings?|point sheets?|daily reports?|assessments?|inventory|benchmarks?|journals?|test scores|measures|report cards?|task analysis|attendance|gradebook|grade ?book|progress monitoring|duration recording|timer|(?:(?:momentary|partial|whole)[- ])?(?:interval|time)[- ](?:recording|sampling)|event recording|latency recording)";
const tool = new RegExp(
  [
    `\\b(?:as\\s+)?(?:measured|assessed|evaluated|monitored|documented|recorded|tracked|evidenced|determined|charted|scored|indicated|shown|demonstrated|noted|observed|reported)\\s+(?:(?:weekly|daily|monthly|quarterly)\\s+)?(?:by|with|through|using|on|in|via)\\b[^,;.]*?(?=[,;.]|$)`,
    `\\b(?:measure(?:ment)?|method|evaluation(?: method| procedure)?|data|tool)s?(?: of measure(?:ment)?)?\\s*:\\s*[^.;]+`,
    `(?:^|[.;]\\s+)(?:[\\p{L}'+&:-]+\\s+){0,4}${toolNames}\\b(?![^.;]*\\b(?:was|were|is|are|has|had|will)\\b)[^.;]*`,
    "\\b(?:slp|ot|pt|teacher|therapist|para|aide|staff|specialist|counselor|case manager|coach) (?:(?:will|to) (?:score|record|track|chart|tally|count|collect|keep|take|log|time)|scores|records|tracks|charts|tallies|counts|collects|logs|times)\\b[^.;]*",
    `(?<!\\btime )\\b(?:using|from|on|in|per|by|based on)\\s+(?:[\\p{L}-]+\\s+){0,3}?${toolNames}\\b`,
  ].join("|"),
  "giu",
);
const person =
  /\b(?:teachers?|slp|therapists?|pathologist|aide|paraprofessional|staff|case manager|specialist|counselor|nurse|psychologist|provider|interventionist|bcba|ot|pt|coach|para|parents?|job coach|interpreter|educator)\b/giu;

const oftenWords =
  /\b(?:daily|weekly|bi-?weekly|monthly|every|each|once a|twice a|twice monthly|quarterly)\b/iu;

/** Whether the sentence around a tool says how often it is used. */
export function saysHowOften(tools: readonly Span[]): boolean {
  return tools.some(({ text }) => oftenWords.test(text));
}

const named = new RegExp(`\\b${toolNames}\\b`, "iu");

export function namesTool({ text }: Span): boolean {
  return named.test(text);
}

/** Whether progress is only watched, without a tool that records it. */
export function isOnlyObserved(tools: readonly Span[]): boolean {
  return tools.every(({ text }) => !named.test(text.replace(/\bobservations?\b/giu, "")));
}
