/** The part of JSON Schema (draft 2020-12, https://json-schema.org) that the schemas of this project use. */
export interface JsonSchema extends StringWords, NumberWords, ArrayWords, ObjectWords {
  readonly $schema?: string;
  readonly $id?: string;
  /** Only "#/$defs/name". */
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly title?: string;
  /** What is expected, in the form that follows "wanted" in a fault: "a rank from 1 to 13". */
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly anyOf?: readonly JsonSchema[];
  /** Objects with different values of one property: `kind`, `role` or `by`. */
  readonly oneOf?: readonly JsonSchema[];
}

interface StringWords {
  /** In characters, not in UTF-16 units. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression with the flag `u`. */
  readonly pattern?: string;
}

interface NumberWords {
  readonly minimum?: number;
  readonly maximum?: number;
}

interface ArrayWords {
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

interface ObjectWords {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
}
