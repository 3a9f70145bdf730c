/** What a school gives. */
export declare const service = "(?:services?|therapy|therapist|minutes|support|supports|instruction|accommodations?|aide|paraprofessional|counseling|sessions?|intervention|extra time|extended time|extra help|tutoring|resource room|small group|speech|ot|pt|occupational|physical therapy|help from|one-on-one|consultation|device|seating|breaks|access)";
/** "Receive 30 minutes of speech": what the child gets, not what the child learns. */
export declare function isGiven(fromVerb: string): boolean;
