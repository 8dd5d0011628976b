#import <Foundation/Foundation.h>

FOUNDATION_EXPORT double HarbourModelVersionNumber;
FOUNDATION_EXPORT const unsigned char HarbourModelVersionString[];
