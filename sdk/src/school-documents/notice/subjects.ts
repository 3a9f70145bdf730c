/** Groups of a school that decide; several have names of one state only. */
const group = `(?:district|team|school|committee|department|agency|division|office|campus|board|panel|building|staff|cooperative|administration|lea|ard|cse|cpse|ppt|mdt|met|sst|iep|pupil services)`;
/** The school in the first person or by its name. */
export const school = String.raw`(?:we|i|they|our (?:[\w-]+ ){0,2}${group}|(?:the|his|her|your) (?:[\w-]+ ){0,3}${group}|(?:the )?(?:LEA|ARD|CSE|CPSE|PPT|ard|cse|cpse|ppt|lea)\b(?: committee)?|(?:it|this) is (?:the|our) (?:[\w'’-]+ )?(?:position|opinion|view|decision|recommendation|determination|conclusion|belief)|(?:the|our|my) (?:answer|position|decision)(?: from [^.,]{3,40})?)`;
/** People of the school in the third person: "Ms. Hart", "Ann's teacher", "The transportation office". */
export const staff = String.raw`(?:(?:mr|mrs|ms|dr|mx)\.? [\w'’-]+(?: and (?:(?:mr|mrs|ms|dr|mx)\.? [\w'’-]+|i))?|(?:the|a|his|her|their|our|\w+['’]s) (?:[\w-]+ ){0,3}(?:teacher|therapist|counselor|psychologist|staff|specialist|pathologist|slp|ot|pt|bcba|analyst|nurse|aide|coordinator|interventionist|coach|tutor|librarian|principal|monitor|manager|social worker|paraeducator|paraprofessional))`;
/** What a group's decision is called. */
export const conclusions = `(?:opinion|view|decision|determination|conclusion|position|recommendation|consensus)`;
