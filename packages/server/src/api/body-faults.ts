import { checkJson, validate, type Fault, type JsonSchema } from '@cairn/engine';

/** What is wrong with a body: first whether it is small and plain enough to be looked at, then its shape. */
export const bodyFaults = (schema: JsonSchema, body: unknown): readonly Fault[] => {
  const plain = checkJson(body);
  return plain.length > 0 ? plain : validate(schema, body);
};
