import type { ICruiseOptions, IForbiddenRuleType, IResolveOptions } from 'dependency-cruiser';

declare const config: {
  forbidden: (IForbiddenRuleType & { name: string })[];
  options: ICruiseOptions & { tsConfig: object; enhancedResolveOptions: Partial<IResolveOptions> };
};
export default config;
