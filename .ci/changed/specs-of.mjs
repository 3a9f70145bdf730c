export const specsOf = [];
