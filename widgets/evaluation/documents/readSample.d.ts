import { type Sample } from "@iep-insider/sdk/samples/school-documents";
import { type DocumentFindings, type DocumentText } from "@iep-insider/sdk/school-documents";
/** Renders a sample and reads its file as the document reader does. */
export declare function readSample(sample: Sample): Promise<DocumentFindings>;
export declare function textOf(sample: Sample): Promise<DocumentText>;
