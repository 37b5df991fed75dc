// Written by Tools/descriptions.

let descriptionTable = #"""

"""#
