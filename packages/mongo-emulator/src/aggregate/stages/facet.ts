import { MongoError } from '#errors';
import { type Document, isDocument, setField } from '#query/bson-type';
import { splitFieldPath } from '#query/path';
import { type StageCompiler, stageName } from '../stage';

/** Compiles `$facet`: several pipelines over the same documents, their results side by side in one document. */
export const compileFacet: StageCompiler = (spec, { name, compile }) => {
  const entries = isDocument(spec) ? Object.entries(spec) : [];
  if (entries.length === 0) {
    throw new MongoError(40169, `the ${name} specification must be a non-empty object`);
  }
  const facets = entries.map(([field, stages]) => {
    if (splitFieldPath(field).length > 1)
      throw new MongoError(16412, "FieldPath field names may not contain '.'.");
    if (!Array.isArray(stages))
      throw new MongoError(40170, `arguments to ${name} must be arrays, ${field} is not`);
    if (stages.some((stage) => stageName(stage) === name)) {
      throw new MongoError(40600, `${name} is not allowed to be used within a ${name} stage`);
    }
    return { field, run: compile(stages) };
  });
  return function* (source) {
    const docs = Array.from(source);
    const result: Document = {};
    for (const { field, run } of facets) setField(result, field, Array.from(run(docs)));
    yield result;
  };
};
